import sharp from 'sharp';

/** Draws docs/_markdown/photo.jpg as a camera that was held upright stores it: lying on its side, with place, date and camera in its EXIF. */
const WIDTH = 2600;
const HEIGHT = 1700;

const ridge = (y: number, height: number, colour: string, seed: number) => {
  const points = Array.from(
    {length: 41},
    (_, i) => `${(i * WIDTH) / 40},${y - height * Math.abs(Math.sin(i * seed) * Math.cos(i * 0.7 + seed))}`,
  );
  return `<polygon points="0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}" fill="${colour}"/>`;
};

const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#2b5c9e"/><stop offset="0.7" stop-color="#f3c9a0"/></linearGradient>
<rect width="100%" height="100%" fill="url(#sky)"/><circle cx="1900" cy="560" r="130" fill="#fff3d6"/>
${ridge(1000, 420, '#6d86a8', 1.3)}${ridge(1250, 380, '#48607d', 2.1)}${ridge(1550, 300, '#2a3d4f', 0.9)}</svg>`;

async function draw() {
  const upright = await sharp(Buffer.from(scene)).rotate(-90).toBuffer();
  await sharp(upright)
    .withMetadata({orientation: 6})
    .withExifMerge({
      IFD0: {Make: 'Camera', DateTime: '2026:01:02 03:04:05'},
      IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '30/1 40/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '104/1 4/1 0/1'},
    })
    .jpeg({quality: 60, mozjpeg: true})
    .toFile('tests/variant/docs/_markdown/photo.jpg');
}

void draw();
