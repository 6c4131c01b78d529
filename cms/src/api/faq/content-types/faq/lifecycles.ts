import { keepSearchColumns } from '../../../../content/keep-search-columns';

export default keepSearchColumns('faqs');
