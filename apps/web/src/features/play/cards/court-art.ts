/** A figure in four layers on the upper half (34 × 30) of a two-headed card. The lower half is the same figure, rotated. */
export interface Court {
  /** Robe and headdress, in the suit's color. */
  readonly ink: string;
  /** Crown, collar and the held object, in gold. */
  readonly gold: string;
  /** Face and hand, in the color of the paper. */
  readonly skin: string;
  /** Engraved lines on top. */
  readonly lines: string;
  /** Draws the held object on the opposite side. */
  readonly mirrored: boolean;
  /** Center of the suit symbol on the 60 × 84 face, in a free area of the figure. */
  readonly pip: readonly [x: number, y: number];
}

/**
 * The court cards of the wren deck. The jack has a feathered cap and a halberd. The queen has a rose and a low crown. The
 * king has a beard, an arched crown and a sword. The outline alone distinguishes them.
 */
export const courtArt: Readonly<Record<string, Court>> = {
  J: {
    ink: 'M1 30V27Q3 21 11 20L17 25L23 20Q31 21 33 27V30Z M9 8Q10 2 17 1.5Q25 1.5 26 7L25.5 9.5H9.5Z M9.8 9H12V16Q11 18.4 8.6 18Q10 15 9.8 9Z M24.2 9H22V16Q23 18.4 25.4 18Q24 15 24.2 9Z',
    gold: 'M9 7.2H26L25.6 9.8H9.4Z M25 6C28 5 31 2.4 31.2 -1C27.5 -.6 24.6 2 23.8 5.4Z M3.6 30V8H5V30Z M4.3 1L7.6 6.4L5 10.4H3.6L1 6.4Z M13 21.4L17 25L21 21.4L22.6 22.6L17 27.8L11.4 22.6Z',
    skin: 'M12 9.8H22V15Q22 20 17 21.4Q12 20 12 15Z',
    lines:
      'M14 12.6H15.8M18.4 12.6H20.2M17 13.4L16.4 16H17.6M15.4 18Q17 18.8 18.6 18M17 27.8V30M8 23.4V30M26 23.4V30M28.9 1.2Q26.4 2.6 25.2 5.2',
    mirrored: true,
    pip: [17.4, 26],
  },
  Q: {
    ink: 'M1 30V27Q3 21 11 20L17 25L23 20Q31 21 33 27V30Z M8.4 8.6Q9 5 17 5Q25 5 25.6 8.6Q27.6 14 26.6 20.4L21.8 19Q22.8 15 22 9.6H12Q11.2 15 12.2 19L7.4 20.4Q6.4 14 8.4 8.6Z',
    gold: 'M8.6 8.4L7 1L11.6 4.2L14 -.6L17 3.6L20 -.6L22.4 4.2L27 1L25.4 8.4Q17 6.4 8.6 8.4Z M11 20.6Q17 28 23 20.6L24.4 21.6Q17 30.4 9.6 21.6Z M28 11.4A2.9 2.9 0 1 1 27.9 11.4Z M29 17H30.2V24H29Z',
    skin: 'M12 9.6Q17 7.6 22 9.6V15Q22 20 17 21.4Q12 20 12 15Z M27.4 23Q30 21.6 32 23.6L31 26.4L28 26Z',
    lines:
      'M14 12.8Q15 12 16 12.8M18 12.8Q19 12 20 12.8M17 13.6L16.4 16H17.6M15.6 18Q17 19.2 18.4 18M28 13A1.4 1.4 0 1 1 27.9 13M6 24V30M10 24.6V30M24 24.6V30M17 29V30',
    mirrored: false,
    pip: [17, 11.4],
  },
  K: {
    ink: 'M1 30V27Q3 21 11 20L17 26L23 20Q31 21 33 27V30Z M9.4 8.6H12V14L10.4 18Q8.6 14 9.4 8.6Z M24.6 8.6H22V14L23.6 18Q25.4 14 24.6 8.6Z M12 15Q13.6 16.6 17 15.4Q20.4 16.6 22 15Q23 21 17 26Q11 21 12 15Z',
    gold: 'M8.8 8.8L7.6 2.6Q11.6 -.2 16.2 1.4V-.4H15V-1.6H16.2V-2.8H17.8V-1.6H19V-.4H17.8V1.4Q22.4 -.2 26.4 2.6L25.2 8.8Z M3.4 30L3.8 6L4.7 3.6L5.6 6L6 30Z M1.4 22H8V23.6H1.4Z M9.6 21.4L11 20.2L12.6 22.8L11.4 24.4Z M24.4 21.4L23 20.2L21.4 22.8L22.6 24.4Z',
    skin: 'M12 8.8H22V15Q20.4 16.4 17 15.2Q13.6 16.4 12 15Z M2 24.2H7.4V27.6H2Z',
    lines:
      'M9 6.6H25M17 1.4V6.6M12.4 1.6Q11.6 4 12 6.6M21.6 1.6Q22.4 4 22 6.6M14 11.6H15.8M18.2 11.6H20M17 12.2L16.4 14.2H17.6M14.4 18Q15 21 16 22.4M19.6 18Q19 21 18 22.4M17 18V23M10 24.6V30M24 24.6V30M28.4 23.4V30M2 25.9H7.4',
    mirrored: true,
    pip: [17, 11.4],
  },
};
