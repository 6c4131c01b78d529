import { isWorkingDay, type FirmCalendar } from '../../contract/leads/promise';
import { momentOf, wallClock } from '../../contract/wall-clock';

/**
 * The hours in which a digest is sent, in the firm's time zone. If it is missed until noon, the next morning's digest replaces
 * it.
 */
const [fromHour, toHour] = [8, 12];

/** A day with a digest. */
export interface DigestDay {
  /** As `YYYY-MM-DD`. */
  day: string;
  /** From this moment on, the digest is not sent any more. */
  sendBefore: Date;
  /** The first moment of the next day. */
  endsAt: Date;
}

/** The day whose digest is to be sent now; undefined where the firm does not work, before eight and from noon on. */
export function digestDay(now: Date, calendar: FirmCalendar): DigestDay | undefined {
  const clock = wallClock(now, calendar.zone);
  const hour = clock.getUTCHours();
  if (!isWorkingDay(clock, calendar) || hour < fromHour || hour >= toHour) return undefined;
  const at = (hours: number) => {
    const day = [clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate()] as const;
    return momentOf(new Date(Date.UTC(...day, hours)), calendar.zone);
  };
  return { day: clock.toISOString().slice(0, 10), sendBefore: at(toHour), endsAt: at(24) };
}
