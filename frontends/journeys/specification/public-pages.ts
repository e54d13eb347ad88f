import type { SmallAccount } from '../owner.ts';
import { button, heading, link, text, type Line } from './lines.ts';

/** Public pages of a restaurant with complete data, at these two paths. */
export const publicPages = ({
  restaurantId: restaurant,
  categoryId,
}: SmallAccount): Readonly<Record<string, readonly Line[]>> => ({
  [`/restaurant/${restaurant}`]: [
    heading('The Fig Tree'),
    text('Figs, bread and a long table.'),
    link('Facebook', 'https://facebook.com/figtree', true),
    link('Instagram', 'https://instagram.com/figtree', true),
    link('X (Twitter)', 'https://x.com/figtree', true),
    link('TikTok', 'https://tiktok.com/@figtree', true),
    link('YouTube', 'https://youtube.com/@figtree', true),
    heading('Our Menu'),
    link('View Menu', `/restaurant/${restaurant}/menu`, true),
    heading('Contact'),
    link('+1 503 555 0142', 'tel:+15035550142'),
    link('hello@figtree.example', 'mailto:hello@figtree.example'),
    link('figtree.example', 'https://figtree.example', true),
    text(/Salem, OR 97301/),
    button('Show map'),
    link(
      'View Larger Map',
      'https://www.openstreetmap.org/?mlat=44.94&mlon=-123.03#map=17/44.94/-123.03',
      true,
    ),
    heading('Opening Hours'),
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) =>
      text(day),
    ),
    text('9:00-21:00'),
    text('Closed'),
    text('Menuleaf © 2025'),
  ],
  [`/restaurant/${restaurant}/menu`]: [
    heading('The Fig Tree'),
    heading('Plates'),
    link('Plates', `#c-${categoryId}`),
    text('$10.00'),
    text('Menuleaf © 2025'),
  ],
  '/restaurant/none': [
    heading('Restaurant Not Found'),
    text("The restaurant you're looking for doesn't exist or is no longer available."),
    link('Back to Home', '/'),
  ],
});
