import type { Core } from '@strapi/strapi';

const followed: readonly string[] = ['api::blog.blog', 'api::faq.faq'];

const objectAt = (value: unknown, name: string): object | undefined => {
  const next: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof next === 'object' && next !== null ? next : undefined;
};

/** The id of the admin whose session makes the current call; undefined for other callers, such as an API token. */
function adminOfCall(strapi: Core.Strapi): unknown {
  const state = objectAt(strapi.requestContext.get(), 'state');
  const strategy = objectAt(objectAt(state, 'auth'), 'strategy');
  const isAdmin = strategy !== undefined && Reflect.get(strategy, 'name') === 'admin';
  const user = objectAt(state, 'user');
  return isAdmin && user !== undefined ? Reflect.get(user, 'id') : undefined;
}

/** Records on blogs and FAQs who wrote them, in the fields that the content manager uses too. */
export function noteEditors(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid, action, params } = call;
    const data = followed.includes(uid) ? objectAt(params, 'data') : undefined;
    const admin = data === undefined ? undefined : adminOfCall(strapi);
    if (data !== undefined && admin !== undefined && (action === 'create' || action === 'update')) {
      if (action === 'create') Reflect.set(data, 'createdBy', admin);
      Reflect.set(data, 'updatedBy', admin);
    }
    return next();
  });
}

/** The relations to read with a row for `editorName`. */
export const editorFields: { updatedBy: { fields: ['username', 'firstname', 'lastname'] } } = {
  updatedBy: { fields: ['username', 'firstname', 'lastname'] },
};

interface Person {
  username?: string | null;
  firstname?: string | null;
  lastname?: string | null;
}

/** The name of an admin in the panel; undefined if there is no admin or the admin has no name. */
export function editorName(admin: Person | null | undefined): string | undefined {
  const { username, firstname, lastname } = admin ?? {};
  const name = username ?? [firstname, lastname].filter(Boolean).join(' ');
  return name === '' ? undefined : name;
}
