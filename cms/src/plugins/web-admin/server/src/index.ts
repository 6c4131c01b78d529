import { bootstrap } from './bootstrap';
import controllers from './controllers';
import policies from './policies';
import routes from './routes';

export default { bootstrap, controllers, policies, routes };
