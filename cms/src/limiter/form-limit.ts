import type { Core } from '@strapi/strapi';
import type { LeadForm } from '../contract/delivery';
import { leadKinds } from '../leads/kinds';
import { TooManyTries } from './limiter';
import { readFormLimit, type Limit } from './limits';

/** How many leads a form still takes; where none, in how many seconds it takes the next one. */
interface Room {
  places: number;
  seconds: number;
}

/** The leads of a form that count: those in the table that are not suspected, over the last so many seconds. */
async function roomIn(
  strapi: Core.Strapi,
  form: LeadForm,
  { points, seconds }: Limit,
): Promise<Room> {
  const since = new Date(Date.now() - seconds * 1_000);
  const taken = () =>
    strapi.db
      .connection<{ created_at: string | number | Date }>(leadKinds[form].table)
      .whereNull('suspicion')
      .where('created_at', '>', since);
  const [counted] = await taken().count({ rows: '*' });
  const places = points - Number(counted?.rows);
  if (places > 0) return { places, seconds: 0 };
  const [oldest] = await taken()
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(points - 1)
    .limit(1);
  const waitMs = new Date(oldest?.created_at ?? since).getTime() - since.getTime();
  return { places, seconds: Math.max(1, Math.ceil(waitMs / 1_000)) };
}

/** Of the free places one process takes so many at once, so that several processes do not take the same ones. */
const share = 4;
const lookAgainMs = 5_000;

/**
 * Takes no more leads of a form than its limit. What counts is the table itself: nothing else is written, and a lead that
 * was not stored never counts. Far from the limit the table is looked at every few seconds; the nearer, the more often.
 */
export class FormLimit {
  private places = 0;
  private looksAgainAt = 0;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(private readonly room: () => Promise<Room>) {}

  /** Does an insert. @throws TooManyTries when the limit is used up */
  async admit<T>(insert: () => Promise<T>): Promise<T> {
    while (!this.takePlace()) await this.inTurn(() => this.look());
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

  /** One after the other: of many calls at the same moment the first one looks for all. */
  private async inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => undefined);
    await done;
  }

  private async look(): Promise<void> {
    if (this.isKnown()) return;
    this.places = 0;
    // An insert that has not ended may stand in the table or not: no guess, so that the limit holds exactly.
    await Promise.allSettled(this.underWay);
    const { places, seconds } = await this.room();
    if (places < 1) throw new TooManyTries(seconds);
    this.places = Math.max(1, Math.floor(places / share));
    this.looksAgainAt = Date.now() + lookAgainMs;
  }
}

type FormLimits = Readonly<Record<LeadForm, FormLimit>>;

const open = new WeakMap<Core.Strapi, FormLimits>();

function openLimits(strapi: Core.Strapi): FormLimits {
  const limit = readFormLimit();
  return {
    createcontactus: new FormLimit(() => roomIn(strapi, 'createcontactus', limit)),
    createrequestdemo: new FormLimit(() => roomIn(strapi, 'createrequestdemo', limit)),
  };
}

/** The limit of a form in this CMS. @throws Error that names the variable when the environment holds a wrong one */
export function formLimit(strapi: Core.Strapi, form: LeadForm): FormLimit {
  const limits = open.get(strapi) ?? openLimits(strapi);
  open.set(strapi, limits);
  return limits[form];
}
