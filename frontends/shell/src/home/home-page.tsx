import {
  ChartColumn,
  Clock,
  Languages,
  Leaf,
  QrCode,
  RefreshCw,
  Smartphone,
  Wheat,
  Zap,
} from 'lucide-react';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { Page, usePageTitle } from '@menuleaf/shared/ui/page.tsx';
import { heroes } from '../front/hero-words.ts';
import { useGuestsDevice } from '../sign-in/use-guests-device.ts';
import styles from '../front/front.css';
import { FromPaper, OnPaper } from '../front/pictures.tsx';
import { Phones } from '../front/phones.tsx';
import { PricesAndQuestions } from '../front/prices-and-questions.tsx';
import { useQuery } from '@tanstack/react-query';
import { publicMenuContract } from '@menuleaf/shared/contracts/public-menu.ts';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { RestaurantCards } from '@menuleaf/shared/ui/restaurant-cards.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';

const publicMenu = client(publicMenuContract);
/** About a screenful; the directory has the rest. */
const featured = 12;

/** Restaurants with a menu that guests can read now, newest published first. */
function FeaturedRestaurants() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['featured-restaurants'],
    queryFn: ({ signal }) => publicMenu.listRestaurants({ query: { limit: featured } }, signal),
  });
  if (data?.restaurants.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="featured">
      <h2 id="featured">On the table now</h2>
      {isError ? (
        <ErrorPanel title="Failed to load restaurants" onRetry={() => void refetch()} />
      ) : null}
      {!data && !isError ? <Skeleton rows={6} /> : null}
      <RestaurantCards restaurants={data?.restaurants ?? []} heading="h3" />
      {data ? (
        <p>
          <Link to="/restaurants">All restaurants</Link>
        </p>
      ) : null}
    </section>
  );
}

const features = [
  {
    icon: QrCode,
    title: 'One QR code, for good',
    text: 'Print it once. The menu behind it changes whenever you do.',
  },
  {
    icon: RefreshCw,
    title: 'Changed in seconds',
    text: 'Sold out, new price, dish of the day: guests see it at once.',
  },
  {
    icon: Smartphone,
    title: 'Made for the table',
    text: 'A page that opens before your server is back, on any phone.',
  },
  {
    icon: Wheat,
    title: 'Diets and allergens',
    text: 'Vegetarian, vegan, gluten free and allergens on each dish.',
  },
  {
    icon: Languages,
    title: 'In your guests’ languages',
    text: 'One extra language is free. Pro has five.',
  },
  {
    icon: Clock,
    title: 'The right menu at the right time',
    text: 'Breakfast, lunch and dinner switch by themselves. Part of Pro.',
  },
  {
    icon: ChartColumn,
    title: 'See how many people read your menu',
    text: 'Views by day and hour, counted without cookies.',
  },
  {
    icon: Leaf,
    title: 'A page of its own',
    text: 'Address, hours and a map, found by search engines.',
  },
  {
    icon: Zap,
    title: 'Free to start',
    text: 'One restaurant and one menu cost nothing. No card needed.',
  },
];

export default function HomePage() {
  useGuestsDevice();
  return (
    <Page>
      <Hero />
      <FromPaper />
      <section className={styles['section']} aria-labelledby="features">
        <h2 id="features">What you get</h2>
        <ul className={styles['features']}>
          {features.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <OnPaper />
      <PricesAndQuestions />
      {/* Last: if there are none, nothing shifts. */}
      <FeaturedRestaurants />
    </Page>
  );
}

function Hero() {
  const { user } = useSession();
  const heading = usePageTitle('Menuleaf – menus for your restaurant, by QR code');
  return (
    <section className={styles['hero']}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {heroes.home.title}
        </h1>
        <p className={styles['lead']}>{heroes.home.lead}</p>
        <div className={styles['actions']}>
          <ButtonLink tone="primary" to={user ? '/dashboard' : '/register'}>
            Get Started
          </ButtonLink>
          <ButtonLink to={heroes.home.second.to}>{heroes.home.second.label}</ButtonLink>
        </div>
      </div>
      <Phones />
    </section>
  );
}
