/** What the server says about the past of a table. */
import type { components } from '$lib/api/schema';
import type { Message, View } from '$lib/api/types';

type Schemas = components['schemas'];

export interface MomentTold {
  n: number;
  at: number;
  /** How many rounds have begun by then. */
  round: number;
  entry: Message['entry'];
}

export interface MomentList {
  viewer: number;
  status: string;
  moments: MomentTold[];
}

export interface Moment {
  n: number;
  at: number;
  status: string;
  seats: Schemas['Moment']['seats'];
  view: View;
}

export type Review = Schemas['Review'];
export type Scoring = Schemas['Scoring'];
export type Purchase = Schemas['Purchase'];
