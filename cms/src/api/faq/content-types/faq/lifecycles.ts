import { keepSearchColumns } from '../../../../search/keep-search-columns';

export default keepSearchColumns('faqs');
