import { ByteBudget } from '../../../src/http/byte-budget';

test('limits the bytes of all networks together and of each network', () => {
  const budget = new ByteBudget(100, 60);
  const first = budget.hold('one');
  expect(first.add(50)).toBe(true);
  const second = budget.hold('one');
  expect(second.add(11)).toBe(false);
  expect(second.add(10)).toBe(true);
  const other = budget.hold('other');
  expect(other.add(41)).toBe(false);
  expect(other.add(40)).toBe(true);
  expect(budget.hold('third').add(1)).toBe(false);
});

test('released bytes are free again, and a second release changes nothing', () => {
  const budget = new ByteBudget(100, 60);
  const first = budget.hold('one');
  const second = budget.hold('one');
  first.add(30);
  second.add(30);
  first.release();
  first.release();
  const third = budget.hold('one');
  expect(third.add(31)).toBe(false);
  expect(third.add(30)).toBe(true);
  second.release();
  third.release();
  expect(budget.hold('one').add(60)).toBe(true);
});
