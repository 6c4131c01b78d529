import { wallClock } from '../../contract/wall-clock';

const minuteMs = 60_000;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The time in a zone with its UTC offset (ISO 8601), such as `2026-11-05T14:32:10+01:00`. */
export function localTime(moment: Date, zone: string): string {
  const clock = wallClock(moment, zone);
  const ahead = Math.round((clock.getTime() - moment.getTime()) / minuteMs);
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  const offset = `${ahead < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
  return `${clock.toISOString().slice(0, 19)}${offset}`;
}
