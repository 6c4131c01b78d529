import type { Core } from '@strapi/strapi';

const followed: readonly string[] = ['api::blog.blog', 'api::faq.faq'];

const objectAt = (value: unknown, name: string): object | undefined => {
  const next: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof next === 'object' && next !== null ? next : undefined;
};

/** The id of the admin whose session the present call carries. Others, such as a token of the API, are nobody. */
function adminOfCall(strapi: Core.Strapi): unknown {
  const state = objectAt(strapi.requestContext.get(), 'state');
  const strategy = objectAt(objectAt(state, 'auth'), 'strategy');
  const isAdmin = strategy !== undefined && Reflect.get(strategy, 'name') === 'admin';
  const user = objectAt(state, 'user');
  return isAdmin && user !== undefined ? Reflect.get(user, 'id') : undefined;
}

/** Notes on blogs and FAQs who has written them, where the content manager notes it, too. */
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

/** What has to be read with a row for `editorName`. */
export const editorFields: { updatedBy: { fields: ['username', 'firstname', 'lastname'] } } = {
  updatedBy: { fields: ['username', 'firstname', 'lastname'] },
};

interface Person {
  username?: string | null;
  firstname?: string | null;
  lastname?: string | null;
}

/** What the panel calls an admin; undefined where there is none, or one without a name. */
export function editorName(admin: Person | null | undefined): string | undefined {
  const { username, firstname, lastname } = admin ?? {};
  const name = username ?? [firstname, lastname].filter(Boolean).join(' ');
  return name === '' ? undefined : name;
}
