/** What the server sends. Generated types where there are any, and the parts of a view that we draw. */
import type { components } from './schema';

type Schemas = components['schemas'];
type Schema<Name extends keyof Schemas> = Schemas[Name];

/** An action as it is sent back to the server: its type and its fields. */
export type Action = { type: string } & Record<string, unknown>;

/** Something that has happened in a game; which fields are there depends on who looks. */
export type GameEvent = { type: string } & Record<string, unknown>;

export type Clock = Required<Schemas['Clock']>;
export type SeatSeen = Schemas['SeatSeen'];
export type Catalogue = Schemas['Catalogue'];
export type TitleInfo = Schemas['TitleInfo'];
export type OptionInfo = Schemas['OptionInfo'];
export type OpenTable = Schemas['OpenTable'];
export type TableListed = Schemas['TableListed'];
export type Account = Schemas['Account'];
export type Restriction = Schemas['Restriction'];
export type WhoAmI = Schemas['WhoAmI'];
export type ReportKind = Schemas['ReportSeat']['kind'];
export type OrdersSeen = Schemas['OrdersSeen'];
export type Problem = Schemas['Problem'];
export type Acknowledged = Schemas['Acknowledged'];
export type Forecast = Schemas['Forecast'];
export type AnalysisSeen = Schemas['AnalysisSeen'];
export type Analysis = Schemas['Analysis'];
export type HintGiven = Schemas['HintGiven'] & { action: Action };
export type ServerFrame = Schemas['ServerFrame'];
export type ClientFrame = Schemas['ClientFrame'];

export type ComponentSet = Schemas['OwnSet'];
export type FigureSeen = Schemas['FigureSeen'];

export interface Settings extends Required<Omit<Schemas['Settings'], 'components'>> {
  clock: Clock;
  /** Corrections of the printed figures, where the table has any. */
  components?: ComponentSet;
}

export interface ChoiceGroup extends Schema<'ChoiceGroup'> {
  actions: Action[];
}

export interface Prompt extends Schema<'Prompt'> {
  choices: ChoiceGroup[];
}

export interface ProvinceView {
  owner: number;
  farmers: number;
  extra_farmers: number;
  stones: number;
  pyramids: number;
  blessing_cards: number;
}

export interface SeatView {
  points: number;
  gold: number | null;
  cards: number | null;
  hand: Record<string, number> | null;
  scribes: string[];
  bids: number[];
  protection: number[];
  bribery: number;
  offered: number;
  laid: string[];
  dealt: string[] | null;
  dealt_count: number;
  has_given_up: boolean;
  given_up: string | null;
}

export interface ScoreItem {
  seat: number;
  kingdom: number;
  source: string;
  province: string;
  points: number;
  rule: string;
}

export interface TableView {
  kingdom: number;
  round: number;
  order: number[];
  temple: number;
  collective: number;
  seats: SeatView[];
  provinces: Record<string, ProvinceView>;
  up: string[];
  fresh: string[];
  used: string[];
  blocked: string[];
  out: string[];
  province_deck: number;
  held: string[];
  favour_deck: number;
  gone: number;
  discards: string[];
  harvest_cards: Record<string, string>;
  shown: string[];
  items: ScoreItem[];
  deck_order: string[] | null;
}

export interface TombView {
  /** Built tiles by space, `ROW.PLACE`. */
  tomb: Record<string, string>;
  size: number;
  tiles: Record<string, number> | null;
  played: number;
}

export interface Parts {
  base?: TableView;
  afterlife?: { seats: TombView[]; stack: number; discards: string[] };
  officials?: { deck: number; discards: string[]; placed: Record<string, string> };
  pharaoh?: { at: string; tokens: number[] };
  statues?: { placed: Record<string, string>; deck: number; ptah_round: number };
  [module: string]: unknown;
}

export interface View extends Schema<'View'> {
  own_choice: Action | null;
  parts: Parts;
}

export interface TableSeen extends Schema<'TableSeen'> {
  settings: Settings;
  view: View | null;
  prompt: Prompt | null;
}

export interface Message {
  n: number;
  at: number;
  entry: { type: string; events?: GameEvent[] } & Record<string, unknown>;
}
