import { z } from 'zod';
import { Id } from '../api/index.ts';

export const TableParam = z.strictObject({ table: Id });
