import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answer, answerRefusals, queryValue } from '../../../../../http/answer';
import { erasePerson } from '../../../../../leads/erasure/erase-person';
import { actorOf } from '../../../../../leads/inbox/admins';
import { exportPerson } from '../../../../../leads/person/export-person';
import { findPerson } from '../../../../../leads/person/find-person';
import { readRecords } from '../../../../../leads/person/person-records';
import {
  field,
  type Person,
  personEraseBody,
  type PersonErasure,
  personName,
  type PersonRecord,
  normalAddress,
  readBody,
  readPersonFormat,
  Refusal,
} from '../../../api';

/** The address in the path. @throws Refusal 400 when it can be nobody's */
const emailOf = (ctx: Context): string =>
  readBody(personName, { email: field(ctx.params, 'email') }).email;

const actor = (ctx: Context) => actorOf(field(ctx.state, 'user'));

/** An admin waits for the answer, and hosts cut connections after half a minute or more. */
const maxOutboxMs = 15_000;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET people: who exported or erased a person's data. */
  async records(ctx: Context) {
    await answer(ctx, 200, async () => ({
      result: (await readRecords(strapi)) satisfies PersonRecord[],
    }));
  },

  /** GET people/:email: everything with the address. */
  async read(ctx: Context) {
    await answer(ctx, 200, async () => ({
      result: (await findPerson(strapi, emailOf(ctx))) satisfies Person,
    }));
  },

  /** GET people/:email/export: the same as a file, with all that was written. */
  async download(ctx: Context) {
    await answerRefusals(ctx, async () => {
      const [email, format] = [emailOf(ctx), readPersonFormat(queryValue(ctx, 'format'))];
      await exportPerson(strapi, ctx, { email, format, by: actor(ctx) });
    });
  },

  /** POST people/:email/erase: deletes everything with the address, if it is typed once more. */
  async erase(ctx: Context) {
    await answer(ctx, 200, async () => {
      const email = emailOf(ctx);
      const typed = readBody(personEraseBody, ctx.request.body).email;
      if (normalAddress(typed) !== normalAddress(email)) {
        throw new Refusal('invalid_body', 'You typed another e-mail address. Nothing was erased.');
      }
      const erased = await erasePerson(strapi, email, { by: actor(ctx), maxOutboxMs });
      return { result: erased satisfies PersonErasure };
    });
  },
});
