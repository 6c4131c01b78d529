import type { Core } from '@strapi/strapi';
import { findEmail } from '../accounts/find-account';
import { sentFields } from '../accounts/sent-account';
import { endpointUrl } from '../contract/routes';
import { Refusal } from '../contract/errors';
import { callName } from '../http/call-name';
import { refuse } from '../http/refuse';

const strapiLogin = 'POST /admin/login';
const ourLogin = `POST ${endpointUrl('adminlogin')}`;

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Lets admins log in with a username instead of their e-mail, and with the e-mail in any case. Everything after it,
 * including the limiter, knows an account by one name only.
 */
const loginName: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const call = callName(ctx);
    const body = sentFields(ctx);
    if (call === strapiLogin) {
      const { email, password } = body;
      // Strapi would put an object into the query, and for an empty field read the query string.
      if (!isFilled(email) || !isFilled(password)) {
        refuse(ctx, new Refusal('invalid_body', 'email and password must be texts.'));
        return;
      }
      ctx.request.body = { ...body, email: await findEmail(strapi, email) };
    }
    // The contract's schema refuses a username that is not a text.
    if (call === ourLogin && isFilled(body.username)) {
      ctx.request.body = { ...body, username: await findEmail(strapi, body.username) };
    }
    await next();
  };
};

export default loginName;
