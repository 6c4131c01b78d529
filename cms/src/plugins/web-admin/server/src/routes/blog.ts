import { endpoints, panelReads } from '../../../api';
import { ownPath, route, rowPath } from './route';

const { createblog, editblog, deleteblogs } = endpoints;

export default [
  route('GET', ownPath(panelReads.blogs), 'blog.list', 'blog.read'),
  route('GET', `${ownPath(panelReads.blogs)}/:id`, 'blog.read', 'blog.read'),
  route('GET', ownPath(panelReads.blogCategories), 'blog.categories', 'blog.read'),
  route(createblog.method, rowPath(createblog.path), 'blog.create', 'blog.create'),
  route(editblog.method, rowPath(editblog.path), 'blog.edit', 'blog.update'),
  route(deleteblogs.method, rowPath(deleteblogs.path), 'blog.remove', 'blog.delete'),
];
