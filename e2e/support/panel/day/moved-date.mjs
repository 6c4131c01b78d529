// Loaded before the CMS of a test: its clock is so many milliseconds ahead as the file says that TEST_CLOCK names.
import { readFileSync } from 'node:fs';

const { TEST_CLOCK = '' } = process.env;
const RealDate = Date;
let ahead = 0;

function readAhead() {
  ahead = Number(readFileSync(TEST_CLOCK, 'utf8'));
}

readAhead();
// Does not keep the program running.
setInterval(readAhead, 100).unref();

const { now } = RealDate;
RealDate.now = () => now() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [target.now()] : given, made),
});
