import contact from './contact';

export default { admin: { type: 'admin', routes: [...contact] } };
