import { bootstrap } from './bootstrap';
import controllers from './controllers';
import routes from './routes';

export default { bootstrap, controllers, routes };
