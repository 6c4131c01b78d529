import { array, number, object, string } from 'yup';

// An object schema of yup takes `undefined` for a value unless it is required.
// The parts of the contract's answers that tell them from any other server's.
const entry = object({ _id: string().required() });
const entries = array(entry.required()).required();
const pagination = object({
  page: number().required(),
  pageSize: number().required(),
  total: number().required(),
}).required();

/** An entry that was made, changed or deleted. */
export const entryAnswer = object({ result: entry.required() }).required();
export const tokenAnswer = object({ result: string().required() }).required();
export const blogListAnswer = object({ allblogs: entries, pagination }).required();
/** One page of a list whose rows stand under `result`. */
export const pageAnswer = object({ result: entries, pagination }).required();
export const faqListAnswer = object({ allfaqs: entries, pagination }).required();
