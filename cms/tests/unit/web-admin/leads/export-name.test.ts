import { exportName } from '../../../../src/plugins/web-admin/admin/src/leads/export-name';

const now = new Date('2026-11-05T23:30:00.000Z');

test("the server's own name is kept", () => {
  expect(
    exportName('attachment; filename="contacts-2026-11-04-1432.csv"', 'contacts', 'csv', now),
  ).toBe('contacts-2026-11-04-1432.csv');
});

test.each([null, undefined, 'attachment', 'attachment; filename="../../x.csv"'])(
  'without a name that can be used (%s) the file is named after the day',
  (disposition) => {
    expect(exportName(disposition, 'contacts', 'xlsx', now)).toBe('contacts-2026-11-05.xlsx');
  },
);
