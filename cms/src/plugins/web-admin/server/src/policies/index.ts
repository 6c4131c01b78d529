import hasAnyPermission from './has-any-permission';

export default { 'has-any-permission': hasAnyPermission };
