/** What the server sends about a table (see `amunre.tables.sight`), with the parts of a view that we draw. */

export interface Clock {
    bank: number;
    increment: number;
    per_decision: number;
    holidays: number;
}

export interface Settings {
    title: string;
    players: number;
    options: Record<string, string>;
    clock: Clock;
    listed: boolean;
    hints: boolean;
    name: string;
}

export interface SeatSeen {
    name: string;
    bot: string;
    person: boolean;
    waited_for: boolean;
    seconds_left: number | null;
    days_off: number;
    away_until: number;
}

/** An action as it is sent back to the server: its type and its fields. */
export type Action = { type: string } & Record<string, unknown>;

export interface ChoiceGroup {
    type: string;
    count: number;
    actions: Action[];
    texts: string[];
    example: string;
    range: Record<string, unknown>;
}

export interface Prompt {
    decision: string;
    kind: string;
    text: string;
    sealed: boolean;
    choices: ChoiceGroup[];
}

export interface OrdersSeen {
    bids: [string, number][];
    pass_while_leading: boolean;
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

/** One source of points, as `rules/base/board.py` lists them. */
export interface ScoreItem {
    seat: number;
    source: string;
    province: string;
    points: number;
    [field: string]: unknown;
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

export interface View {
    viewer: number;
    players: number;
    flow: { phase: string; step: number; data: number[] }[];
    decisions: { serial: number; seat: number; kind: string; sealed: boolean }[];
    own_choice: Action | null;
    outcome: Record<string, unknown> | null;
    parts: Parts;
}

export interface TableSeen {
    id: string;
    head: number;
    at: number;
    status: string;
    settings: Settings;
    commitment: string;
    viewer: number;
    seats: (SeatSeen | null)[];
    votes: Record<string, number[]>;
    view: View | null;
    prompt: Prompt | null;
    can_undo: boolean;
    orders: OrdersSeen | null;
    rematch: string;
}

/** Something that has happened in a game; which fields are there depends on who looks. */
export type GameEvent = { type: string } & Record<string, unknown>;

export interface Message {
    n: number;
    at: number;
    entry: { type: string; events?: GameEvent[] } & Record<string, unknown>;
}
