export { contactBody } from '../../cms/src/contract/contact';
export { readBody } from '../../cms/src/contract/validate';
