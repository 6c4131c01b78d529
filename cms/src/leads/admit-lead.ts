import type { Core } from '@strapi/strapi';
import { blockOf } from '../contract/network';
import { formLimits, type Counted } from './form-limit';
import { limiterOf, TooManyTries, type Try } from '../accounts/limiter/limiter';

/** Counts a lead of a block, unless the database cannot count: no lead is lost for that. @returns uncounts it */
async function takeOfReserve(strapi: Core.Strapi, tried: Try): Promise<() => Promise<void>> {
  const cannotCount = () => {
    strapi.log.error('The limiter cannot count in the database.');
  };
  const limiter = await limiterOf(strapi);
  try {
    await limiter.take(tried);
  } catch (failure) {
    if (failure instanceof TooManyTries) throw failure;
    cannotCount();
    return () => Promise.resolve();
  }
  return () => limiter.giveBack(tried).catch(cannotCount);
}

/**
 * Does the insert of a lead within the limit of its form. Half of the limit is open to all. Once it is used up, a form takes
 * few leads of each block of addresses, so that a flood from some leaves room for others (docs/decisions/0043).
 * @param address the client's
 * @throws TooManyTries
 */
export async function admitLead<T>(
  strapi: Core.Strapi,
  counted: Counted,
  address: string,
  insert: () => Promise<T>,
): Promise<T> {
  const { open, whole } = formLimits(strapi, counted);
  let seconds: number;
  try {
    return await open.admit(insert);
  } catch (failure) {
    if (!(failure instanceof TooManyTries)) throw failure;
    ({ seconds } = failure);
  }
  const of = [counted.form, counted.suspected, blockOf(address) ?? address].join(' ');
  const giveBack = await takeOfReserve(strapi, { limit: 'formReserve', of }).catch(
    (failure: unknown) => {
      if (!(failure instanceof TooManyTries)) throw failure;
      // Whichever comes first: half of the limit is free again, or the block has waited for long enough.
      throw new TooManyTries(Math.min(seconds, failure.seconds));
    },
  );
  try {
    return await whole.admit(insert);
  } catch (failure) {
    await giveBack();
    throw failure;
  }
}
