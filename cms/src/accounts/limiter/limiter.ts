import { createHmac, hkdfSync } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import {
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import { optional } from '../../setup/environment';
import { readLimits, type Limit, type LimitName } from './limits';

function secret(): Buffer {
  const source = optional('ADMIN_JWT_SECRET');
  if (source === undefined)
    throw new Error('Set ADMIN_JWT_SECRET: the limiter derives its key from it.');
  return Buffer.from(hkdfSync('sha256', source, '', 'keys of the limiter', 32));
}

/**
 * Makes the keys under which attempts are counted. The table must contain neither addresses nor accounts, and a plain hash
 * of an address can be reversed by trying all addresses: hence a keyed hash.
 */
function keyMaker(): (value: string) => string {
  const key = secret();
  return (value) => createHmac('sha256', key).update(value).digest('base64url');
}

/**
 * One attempt: the limit that it counts towards, and whose it is (a network, a block of networks, an account, or an account
 * at a place).
 */
export interface Try {
  limit: LimitName;
  of: string;
}

/** A limit is used up. */
export class TooManyTries extends Error {
  constructor(readonly seconds: number) {
    super('Too many tries.');
  }
}

export interface Limiter {
  /**
   * Counts an attempt before it is made, so that parallel attempts cannot exceed the limit either.
   * @throws TooManyTries; any other error means that the database cannot count
   */
  take(tried: Try): Promise<void>;
  /** Takes back the count of an attempt that succeeded. */
  giveBack(tried: Try): Promise<void>;
  /** Remembers a place (`places.ts`) for 90 days. */
  remember(place: string): Promise<void>;
  /** Whether a place is remembered. */
  knows(place: string): Promise<boolean>;
}

const tableName = 'rate_limits';
const pruneEveryMs = 5 * 60 * 1_000;

/** How long a place is remembered after the last login there. */
export const rememberedSeconds = 90 * 24 * 60 * 60;

/** The library's counter on Strapi's own connections. It creates its table if there is none. */
function openStore(
  strapi: Core.Strapi,
  keyPrefix: string,
  { points, seconds }: Limit,
  more: { inMemoryBlockOnConsumed?: number } = {},
) {
  return new Promise<RateLimiterStoreAbstract>((resolve, reject) => {
    const isPostgres = strapi.db.dialect.client === 'postgres';
    const schemaName = strapi.db.getSchemaName();
    const options = {
      storeClient: strapi.db.connection,
      storeType: 'knex',
      tableName,
      keyPrefix,
      points,
      duration: seconds,
      ...more,
      ...(isPostgres && schemaName !== undefined ? { schemaName } : {}),
    };
    const opened = (failure?: Error) => {
      if (failure === undefined) resolve(store);
      else reject(failure);
    };
    const Store = isPostgres ? RateLimiterPostgres : RateLimiterSQLite;
    const store = new Store(options, opened);
  });
}

/** Deletes expired counts from time to time. With the library's own timer, a database failure would end the process. */
function pruner(strapi: Core.Strapi): () => Promise<void> {
  let next = Date.now() + pruneEveryMs;
  return async () => {
    const now = Date.now();
    if (now < next) return;
    next = now + pruneEveryMs;
    await strapi.db.getConnection(tableName).where('expire', '<', now).delete();
  };
}

/**
 * Opens the one limiter of this CMS. Its counts are in the database, so that all processes share them and they survive a
 * restart. It uses a connection of its own: never call it inside a transaction, where SQLite has none left.
 */
async function openLimiter(strapi: Core.Strapi): Promise<Limiter> {
  const limits = readLimits();
  const stores = {
    loginAccount: await openStore(strapi, 'login-account', limits.loginAccount),
    loginPlace: await openStore(strapi, 'login-place', limits.loginPlace),
    loginAddress: await openStore(strapi, 'login-address', limits.loginAddress),
    // Once the limit is used up, a flood of such calls does not reach the database.
    refusedCall: await openStore(strapi, 'refused-address', limits.refusedCall, {
      inMemoryBlockOnConsumed: limits.refusedCall.points,
    }),
    publicWrite: await openStore(strapi, 'write-address', limits.publicWrite),
    // A flood of calls of one address does not reach the database either.
    preview: await openStore(strapi, 'preview-address', limits.preview, {
      inMemoryBlockOnConsumed: limits.preview.points,
    }),
    formReserve: await openStore(strapi, 'form-reserve', limits.formReserve),
  };
  const known = await openStore(strapi, 'known-place', { points: 1, seconds: rememberedSeconds });
  const key = keyMaker();
  const prune = pruner(strapi);
  return {
    async take({ limit, of }) {
      await prune();
      try {
        await stores[limit].consume(key(of));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new TooManyTries(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
      }
    },
    async giveBack({ limit, of }) {
      await stores[limit].reward(key(of));
    },
    async remember(place) {
      await known.set(key(place), 1, rememberedSeconds);
    },
    async knows(place) {
      return (await known.get(key(place))) !== null;
    },
  };
}

const open = new WeakMap<Core.Strapi, Promise<Limiter>>();

/** The limiter of this CMS, opened at the first call. */
export function limiterOf(strapi: Core.Strapi): Promise<Limiter> {
  const known = open.get(strapi);
  if (known !== undefined) return known;
  const opened = openLimiter(strapi);
  open.set(strapi, opened);
  return opened;
}
