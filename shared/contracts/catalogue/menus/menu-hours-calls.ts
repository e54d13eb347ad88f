import { contract } from '../../operation.ts';
import { menuHoursSchema } from './menu-times.ts';
import { get } from '../methods.ts';

/** A call of its own, since no list and no other form loads it; what changes it is the change of a restaurant. */
export const menuHoursOperations = contract({
  getMenuHours: {
    ...get,
    path: '/api/restaurants/{id}/menu-hours',
    summary: 'Which menus a restaurant shows at which times',
    reply: menuHoursSchema,
  },
});
