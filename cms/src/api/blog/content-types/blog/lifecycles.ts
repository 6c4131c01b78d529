import { keepSearchText } from '../../../../search/keep-search-text';

export default keepSearchText('api::blog.blog', ['title', 'tag', 'category']);
