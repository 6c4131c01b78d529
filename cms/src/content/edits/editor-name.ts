import type { Core } from '@strapi/strapi';
import { field, isObject } from '../../contract/json';

const followed: readonly string[] = ['api::blog.blog', 'api::faq.faq'];

/** The id of the admin whose session the present call carries. Others, such as a token of the API, are nobody. */
function adminOfCall(strapi: Core.Strapi): unknown {
  const state = field(strapi.requestContext.get(), 'state');
  const strategy = field(field(state, 'auth'), 'strategy');
  return field(strategy, 'name') === 'admin' ? field(field(state, 'user'), 'id') : undefined;
}

/** Notes on blogs and FAQs who has written them, where the content manager notes it, too. */
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
