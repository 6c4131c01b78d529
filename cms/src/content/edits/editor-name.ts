import type { Core } from '@strapi/strapi';
import { field, isObject } from '../../contract/json';

const followed: readonly string[] = [
  'api::blog.blog',
  'api::faq.faq',
  'api::reply-template.reply-template',
];

/** The id of the admin whose session makes the current call; undefined for other callers, such as an API token. */
export function adminOfCall(strapi: Core.Strapi): number | undefined {
  const state = field(strapi.requestContext.get(), 'state');
  const strategy = field(field(state, 'auth'), 'strategy');
  const id = field(strategy, 'name') === 'admin' ? field(field(state, 'user'), 'id') : undefined;
  return typeof id === 'number' ? id : undefined;
}

/** Records on blogs, FAQs and templates of replies who wrote them, in the fields that the content manager uses too. */
export function noteEditors(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid, action, params } = call;
    const data = followed.includes(uid) ? field(params, 'data') : undefined;
    if (isObject(data) && (action === 'create' || action === 'update')) {
      const admin = adminOfCall(strapi);
      if (admin !== undefined) {
        if (action === 'create') data.createdBy = admin;
        data.updatedBy = admin;
      }
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
