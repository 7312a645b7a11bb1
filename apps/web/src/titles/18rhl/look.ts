import { type Companies, discs } from '../../draw/palette.ts';
import { companyLooks as common } from '../rhineland/look.ts';

export { mapLook } from '../rhineland/look.ts';

export const companyLooks: Companies = { ...common, ...discs([['KKK', '#1c1d25', 'rim']]) };
