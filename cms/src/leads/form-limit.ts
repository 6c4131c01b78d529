import type { Core } from '@strapi/strapi';
import type { FormState } from '../contract/leads/delivery';
import { leadForms, type LeadForm } from '../contract/leads/lead-forms';
import { suspicions } from '../contract/leads/form-signs';
import { leadKinds } from './kinds';
import { TooManyTries, limiterOf, type Try } from '../accounts/limiter/limiter';
import { readFormLimit, type Limit } from '../accounts/limiter/limits';
import { blockOf } from '../contract/network';

/** The leads that are counted together: those of a form that may be spam, or the others. */
export interface Counted {
  form: LeadForm;
  suspected: boolean;
}

/** How many leads a form still accepts; if none, in how many seconds it accepts the next one. */
interface Room {
  places: number;
  seconds: number;
}

/** The half of a form's limit that is not reserved: everyone may use it. */
const publicHalf = ({ points, seconds }: Limit): Limit => ({
  points: Math.floor(points / 2),
  seconds,
});

const sinceOf = ({ seconds }: Limit): Date => new Date(Date.now() - seconds * 1_000);

/** The leads that count, as a condition that an index answers. */
function leadsSince(strapi: Core.Strapi, { form, suspected }: Counted, since: Date) {
  const rows = strapi.db
    .connection<{ created_at: string | number | Date; suspicion: string | null }>(
      leadKinds[form].table,
    )
    .where('created_at', '>', since);
  return suspected ? rows.whereIn('suspicion', [...suspicions]) : rows.whereNull('suspicion');
}

async function countLeadsSince(
  strapi: Core.Strapi,
  counted: Counted,
  since: Date,
): Promise<number> {
  const [row] = await leadsSince(strapi, counted, since).count({ rows: '*' });
  return Number(row?.rows);
}

async function roomIn(strapi: Core.Strapi, counted: Counted, limit: Limit): Promise<Room> {
  const since = sinceOf(limit);
  const places = limit.points - (await countLeadsSince(strapi, counted, since));
  if (places > 0) return { places, seconds: 0 };
  const [oldest] = await leadsSince(strapi, counted, since)
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(Math.max(0, limit.points - 1))
    .limit(1);
  const waitMs = new Date(oldest?.created_at ?? since).getTime() - since.getTime();
  return { places, seconds: Math.max(1, Math.ceil(waitMs / 1_000)) };
}

/** One process claims a quarter of the free places at a time, so that several processes do not claim the same ones. */
const share = 4;
const lookAgainMs = 5_000;

/**
 * Enforces the limit of a form. It counts the rows of the table itself: nothing else is written, and a lead that was not
 * stored never counts. Far from the limit, the table is counted every few seconds; near it, more often.
 */
export class FormLimit {
  private places = 0;
  private looksAgainAt = 0;
  private turn: Promise<unknown> = Promise.resolve();

  /** @param underWay the unfinished inserts; limits on the same leads share one set */
  constructor(
    private readonly room: () => Promise<Room>,
    private readonly underWay = new Set<Promise<unknown>>(),
  ) {}

  /** Runs an insert. @throws TooManyTries when the limit is used up */
  async admit<T>(insert: () => Promise<T>): Promise<T> {
    while (!this.takePlace()) await this.oneByOne(() => this.look());
    const inserted = insert();
    this.underWay.add(inserted);
    try {
      return await inserted;
    } finally {
      this.underWay.delete(inserted);
    }
  }

  private isKnown(): boolean {
    return this.places > 0 && Date.now() < this.looksAgainAt;
  }

  private takePlace(): boolean {
    if (!this.isKnown()) return false;
    this.places -= 1;
    return true;
  }

  /** Runs one at a time: of many concurrent calls, the first one counts for all. */
  private async oneByOne(work: () => Promise<void>): Promise<void> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => undefined);
    await done;
  }

  private async look(): Promise<void> {
    if (this.isKnown()) return;
    this.places = 0;
    // An unfinished insert may or may not be in the table yet. Wait for it, so that the limit is exact.
    await Promise.allSettled(this.underWay);
    const { places, seconds } = await this.room();
    if (places < 1) throw new TooManyTries(seconds);
    this.places = Math.max(1, Math.floor(places / share));
    this.looksAgainAt = Date.now() + lookAgainMs;
  }
}

/** The two halves of a form's limit. */
export interface FormLimits {
  /** The half that everyone may use. */
  open: FormLimit;
  /** Both halves, including the reserved one. */
  whole: FormLimit;
}

const nameOf = ({ form, suspected }: Counted): string => (suspected ? `${form} suspected` : form);

const all: readonly Counted[] = leadForms.flatMap((form) => [
  { form, suspected: false },
  { form, suspected: true },
]);

function openLimits(strapi: Core.Strapi): ReadonlyMap<string, FormLimits> {
  const limit = readFormLimit();
  return new Map(
    all.map((counted) => {
      const underWay = new Set<Promise<unknown>>();
      const limitOf = (points: Limit) =>
        new FormLimit(() => roomIn(strapi, counted, points), underWay);
      return [nameOf(counted), { open: limitOf(publicHalf(limit)), whole: limitOf(limit) }];
    }),
  );
}

const opened = new WeakMap<Core.Strapi, ReadonlyMap<string, FormLimits>>();

/** The limits of a form in this CMS. @throws Error that names a variable with a wrong value */
export function formLimits(strapi: Core.Strapi, counted: Counted): FormLimits {
  const limits = opened.get(strapi) ?? openLimits(strapi);
  opened.set(strapi, limits);
  const found = limits.get(nameOf(counted));
  if (found === undefined) throw new Error(`There is no form ${counted.form}.`);
  return found;
}

/** Which leads a form accepts now: the state of suspected or of other leads, whichever is worse. */
export async function formState(strapi: Core.Strapi, form: LeadForm): Promise<FormState> {
  const limit = readFormLimit();
  const since = sinceOf(limit);
  const counts = await Promise.all(
    [false, true].map((suspected) => countLeadsSince(strapi, { form, suspected }, since)),
  );
  const busiest = Math.max(...counts);
  if (busiest >= limit.points) return 'closed';
  return busiest >= publicHalf(limit).points ? 'crowded' : 'open';
}

/**
 * Counts a lead of a block of addresses. If the database cannot count, the lead is accepted anyway. @returns takes the
 * count back
 */
async function takeOfReserve(strapi: Core.Strapi, tried: Try): Promise<() => Promise<void>> {
  const cannotCount = () => {
    strapi.log.error('The limiter cannot count in the database.');
  };
  const limiter = await limiterOf(strapi);
  try {
    await limiter.take(tried);
  } catch (failure) {
    if (failure instanceof TooManyTries) throw failure;
    cannotCount();
    return () => Promise.resolve();
  }
  return () => limiter.giveBack(tried).catch(cannotCount);
}

/**
 * Inserts a lead within the limit of its form. Everyone may use half of the limit. Once that is used up, the form accepts
 * only a few leads from each block of addresses, so that a flood from some leaves room for others (docs/decisions/0043).
 * @param address the client's address
 * @throws TooManyTries
 */
export async function admitLead<T>(
  strapi: Core.Strapi,
  counted: Counted,
  address: string,
  insert: () => Promise<T>,
): Promise<T> {
  const { open, whole } = formLimits(strapi, counted);
  let seconds: number;
  try {
    return await open.admit(insert);
  } catch (failure) {
    if (!(failure instanceof TooManyTries)) throw failure;
    ({ seconds } = failure);
  }
  const of = [counted.form, counted.suspected, blockOf(address) ?? address].join(' ');
  const giveBack = await takeOfReserve(strapi, { limit: 'formReserve', of }).catch(
    (failure: unknown) => {
      if (!(failure instanceof TooManyTries)) throw failure;
      // Whichever comes first: half of the limit is free again, or the block has waited long enough.
      throw new TooManyTries(Math.min(seconds, failure.seconds));
    },
  );
  try {
    return await whole.admit(insert);
  } catch (failure) {
    await giveBack();
    throw failure;
  }
}
