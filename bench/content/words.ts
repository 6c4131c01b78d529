/** What the articles of the bench are put together from. */
export const categories = [
  'Data conversion',
  'Integrations',
  'Testing',
  'Organisation',
  'Payroll',
  'Reporting',
  'Security',
  'Training',
] as const;

export const tags = [
  'Reconciliation',
  'Roles',
  'Cut-over',
  'Headcount',
  'Absence',
  'Benefits',
  'Calendars',
  'Interfaces',
  'Releases',
  'Audit',
] as const;

export const subjects = [
  'Payroll calendars',
  'Records that stay behind',
  'The second dress rehearsal',
  'Interfaces and their owners',
  'Absence balances',
  'Benefits at the turn of the year',
  'A test that failed for a good reason',
  'Headcount on one page',
  'The week after the release',
  'Who may see what',
] as const;

export const sentences = [
  'The list was complete on Friday and wrong on Monday, which nobody had planned for.',
  'Whoever owns the figure should be able to say where it comes from without opening a file.',
  'A rehearsal that changes nothing afterwards was a meeting.',
  'Three teams kept the same date in three places, and each of them was sure of its own.',
  'It helps to write the question down before the numbers are on the table.',
  'Most of the work was done before the first record was moved.',
  'The old system knew one kind of absence, the new one knows nine.',
  'What cannot be counted twice should not be loaded once.',
  'The person who found the mistake was the one who had not been asked.',
  'A release is small when it can be taken back before lunch.',
  'The report had two totals, and both of them were right for somebody.',
  'Permissions were copied from a colleague who had left the year before.',
  'Nobody reads the manual on the day of the change, so the change has to explain itself.',
  'A calendar with thirteen periods is no surprise to those who close the books.',
  'The interface ran every night and said nothing, until somebody asked what it had said.',
  'We kept the list short, since a long list is a way of not deciding.',
  'On paper the role existed; in the house there was nobody who held it.',
  'The balance moved with the person, the history did not.',
  'An error message is the beginning of a conversation with the person who wrote it.',
  'The plan held for two weeks, and then it was changed by the people it was made for.',
] as const;
