import { useSearchParams } from 'react-router-dom';
import { touching } from '../arrival/touching';
import { useTouch } from '../arrival/use-touch';

export { messages } from './messages';
export const slices = [touching.slice];
export const saga = touching.saga;

/** Notes by whose code a visitor came to any page of the shop: `/products/ao-thun?ref=LAN2026`. It shows nothing. */
export default function CodeInAddress() {
  const [search] = useSearchParams();
  useTouch(search.get('ref'));
  return null;
}
