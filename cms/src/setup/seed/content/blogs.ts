import { aTestCaseIsASentence } from './blogs/a-test-case-is-a-sentence';
import { countTwiceLoadOnce } from './blogs/count-twice-load-once';
import { drawingTheNextChart } from './blogs/drawing-the-next-chart';
import { eightRolesOneEmpty } from './blogs/eight-roles-one-empty';
import { everyInterfaceNeedsAnOwner } from './blogs/every-interface-needs-an-owner';
import { oneHeadcountPlease } from './blogs/one-headcount-please';
import { recordsYouShouldNotMove } from './blogs/records-you-should-not-move';
import { theCutOverWeekend } from './blogs/the-cut-over-weekend';
import { threePayrollCalendars } from './blogs/three-payroll-calendars';
import { whatToTestAfterARelease } from './blogs/what-to-test-after-a-release';
import type { BlogSeed } from './types';

/** The sample articles, newest first. */
export const blogs: readonly BlogSeed[] = [
  threePayrollCalendars,
  whatToTestAfterARelease,
  drawingTheNextChart,
  everyInterfaceNeedsAnOwner,
  recordsYouShouldNotMove,
  oneHeadcountPlease,
  theCutOverWeekend,
  aTestCaseIsASentence,
  eightRolesOneEmpty,
  countTwiceLoadOnce,
];
