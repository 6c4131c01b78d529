import { ByteBudget } from '../../../src/http/byte-budget';

test('holds at most its total for everyone, and at most its share for one network', () => {
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

test('what is released may be held anew, once', () => {
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
