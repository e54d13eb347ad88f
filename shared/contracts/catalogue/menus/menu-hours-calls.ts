import { contract } from '../../operation.ts';
import { menuHoursSchema } from './menu-times.ts';
import { get } from '../methods.ts';

/** A separate call, since no list or other form loads it; updates go through the restaurant. */
export const menuHoursOperations = contract({
  getMenuHours: {
    ...get,
    path: '/api/restaurants/{id}/menu-hours',
    summary: 'Which menus a restaurant shows at which times',
    reply: menuHoursSchema,
  },
});
