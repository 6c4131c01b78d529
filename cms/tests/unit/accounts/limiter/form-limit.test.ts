import { setTimeout as wait } from 'node:timers/promises';
import { FormLimit } from '../../../../src/leads/form-limit';
import { TooManyTries } from '../../../../src/accounts/limiter/limiter';

/** A table with reads and writes that take a while, like those of a database. */
function table(limit: number) {
  const state = { stored: 0, looks: 0 };
  const slowly = () => wait(Math.floor(Math.random() * 4));
  const form = new FormLimit(async () => {
    state.looks += 1;
    await slowly();
    return { places: limit - state.stored, seconds: 7 };
  });
  const insert = () =>
    form.admit(async () => {
      await slowly();
      state.stored += 1;
      await slowly();
    });
  return { state, form, insert };
}

const settled = async (inserts: Promise<unknown>[]) => {
  const results = await Promise.allSettled(inserts);
  return results.filter(({ status }) => status === 'fulfilled').length;
};

test.each([1, 2, 7, 100])('of 150 concurrent inserts, %d succeed', async (limit) => {
  const { state, insert } = table(limit);
  expect(await settled(Array.from({ length: 150 }, insert))).toBe(limit);
  expect(state.stored).toBe(limit);
});

test('inserts one after the other succeed up to the limit', async () => {
  const { insert } = table(20);
  for (let count = 0; count < 20; count += 1) await insert();
  await expect(insert()).rejects.toEqual(new TooManyTries(7));
  await expect(insert()).rejects.toBeInstanceOf(TooManyTries);
});

test('far from the limit, 1,000 inserts read the table once', async () => {
  const { state, insert } = table(100_000);
  await Promise.all(Array.from({ length: 1_000 }, insert));
  expect(state.stored).toBe(1_000);
  expect(state.looks).toBe(1);
});

test('a failed insert does not count', async () => {
  const { form, insert } = table(3);
  const failing = () => form.admit(() => Promise.reject(new Error('The disk is full.')));
  expect(await settled(Array.from({ length: 10 }, failing))).toBe(0);
  expect(await settled(Array.from({ length: 10 }, insert))).toBe(3);
});

test('a failure to read the table is returned and not cached', async () => {
  let isAway = true;
  const form = new FormLimit(() =>
    isAway ? Promise.reject(new Error('Away.')) : Promise.resolve({ places: 1, seconds: 0 }),
  );
  const stored = () => form.admit(() => Promise.resolve('stored'));
  await expect(stored()).rejects.toThrow('Away.');
  isAway = false;
  expect(await stored()).toBe('stored');
});
