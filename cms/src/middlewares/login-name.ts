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
 * Lets a username stand for its e-mail in every login, and e-mails be written in any case. What comes after, the limiter
 * too, then knows an account by one name only.
 */
const loginName: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const call = callName(ctx);
    const body = sentFields(ctx);
    if (call === strapiLogin) {
      const { email, password } = body;
      // Strapi would take an object into the query, and look for an empty field in the query string.
      if (!isFilled(email) || !isFilled(password)) {
        refuse(ctx, new Refusal('invalid_body', 'email and password must be texts.'));
        return;
      }
      ctx.request.body = { ...body, email: await findEmail(strapi, email) };
    }
    // A username that is no text is refused by the schema of the contract.
    if (call === ourLogin && isFilled(body.username)) {
      ctx.request.body = { ...body, username: await findEmail(strapi, body.username) };
    }
    await next();
  };
};

export default loginName;
