import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { VersionEvent, VersionWay } from '../../contract/content/versions';
import { field } from '../../contract/json';
import { isPassedOn } from '../../http/client-address';
import { actorOf } from '../../leads/inbox/admins';
import { foundCaller } from '../../strapi/caller';

/** Who made a change, and through which channel. */
interface Origin {
  way: VersionWay;
  /** The admin's id; null for an API token and for the CMS itself. */
  actor: number | null;
  actorName: string | null;
}

/** What a version records of a change beyond the entry itself. */
interface Recorded extends Partial<Origin> {
  /** Where the entry does not show it: a move to the trash and back. */
  event?: VersionEvent;
  restoredFrom?: number;
}

const current = new AsyncLocalStorage<Recorded>();

/**
 * Runs a change whose versions are recorded with these values instead of those of the call. Each replaces one; the others
 * remain the call's own.
 */
export const recordedAs = <T>(recorded: Recorded, work: () => Promise<T>): Promise<T> =>
  current.run({ ...current.getStore(), ...recorded }, work);

const byItself: Origin = { way: 'migration', actor: null, actorName: null };

function wayOf(ctx: Context): VersionWay {
  const path = ctx.path.toLowerCase();
  if (path.startsWith('/api/') || isPassedOn(ctx)) return 'api';
  // Everything else is a screen of Strapi's own: the content manager and the media library.
  return path.startsWith('/web-admin/') ? 'panel' : 'content_manager';
}

function personOf(ctx: Context): Pick<Origin, 'actor' | 'actorName'> {
  const { isAdmin, token } = foundCaller(ctx);
  if (isAdmin) {
    const { id, name } = actorOf(field(ctx.state, 'user'));
    return { actor: id, actorName: name };
  }
  return { actor: null, actorName: typeof token === 'string' ? token : null };
}

function originOfCall(strapi: Core.Strapi): Origin {
  const ctx: Context | undefined = strapi.requestContext.get();
  return ctx === undefined ? byItself : { way: wayOf(ctx), ...personOf(ctx) };
}

/** What a version that is written now records. */
export function recordedNow(
  strapi: Core.Strapi,
): Origin & Pick<Recorded, 'event' | 'restoredFrom'> {
  return { ...originOfCall(strapi), ...current.getStore() };
}
