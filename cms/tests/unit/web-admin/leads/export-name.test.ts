import { exportName } from '../../../../src/plugins/web-admin/admin/src/leads/export-name';

const now = new Date('2026-11-05T23:30:00.000Z');

test("the server's own file name is used", () => {
  expect(
    exportName('attachment; filename="contacts-2026-11-04-1432.csv"', 'contacts', 'csv', now),
  ).toBe('contacts-2026-11-04-1432.csv');
});

test.each([null, undefined, 'attachment', 'attachment; filename="../../x.csv"'])(
  'without a usable name (%s) the file name has the date',
  (disposition) => {
    expect(exportName(disposition, 'contacts', 'xlsx', now)).toBe('contacts-2026-11-05.xlsx');
  },
);
