import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { formatPrice } from './money.ts';

function Marks({ item }: { item: PublicItem }) {
  const diets = [
    item.is_vegan ? 'Vegan' : item.is_vegetarian && 'Vegetarian',
    item.is_gluten_free && 'Gluten free',
  ].filter((diet) => diet !== false);
  const calories = item.calories !== null && item.calories > 0;
  if (item.is_available && diets.length === 0 && !calories && !item.allergens) return null;
  return (
    <p className="marks">
      {!item.is_available && <span className="gone">Sold out</span>}
      {diets.map((diet) => (
        <span key={diet} className="diet">
          {diet}
        </span>
      ))}
      {calories && <span>{item.calories} kcal</span>}
      {item.allergens && <span>Allergens: {item.allergens}</span>}
    </p>
  );
}

/** A dish as type: name, nothing, price; then what it is. */
export function MenuItem({ item }: { item: PublicItem }) {
  return (
    <li className={item.is_available ? 'item' : 'item soldout'} id={`i-${item.id}`}>
      <div className="what">
        <div className="line">
          <h3>{item.name}</h3>
          <span className="price">{formatPrice(item.price)}</span>
        </div>
        {item.description && <p className="desc">{item.description}</p>}
        <Marks item={item} />
      </div>
      {item.image_url && (
        <img src={item.image_url} alt="" width="96" height="72" loading="lazy" decoding="async" />
      )}
    </li>
  );
}
