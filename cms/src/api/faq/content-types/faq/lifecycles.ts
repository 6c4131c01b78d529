import { keepSearchText } from '../../../../search/keep-search-text';

export default keepSearchText('api::faq.faq', ['question']);
