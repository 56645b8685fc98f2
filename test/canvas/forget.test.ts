import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { forget } from '../../src/canvas/forget.ts';

describe('Forgetting bytes', () => {
  test('gives back the memory of a canvas’s pixels, and leaves the canvas as it is', () => {
    const canvas = createCanvas(40, 30);
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#ff0000';
    pen.fillRect(0, 0, 40, 30);
    const pixels = canvas.data();
    expect(pixels.byteLength).toBe(40 * 30 * 4);
    forget?.(pixels);
    expect(pixels.byteLength).toBe(0);
    expect([...canvas.data().subarray(0, 4)]).toEqual([255, 0, 0, 255]);
  });

  test('leaves alone what shares its memory with others', () => {
    const whole = new Uint8Array([1, 2, 3, 4]);
    forget?.(whole.subarray(0, 2));
    expect([...whole]).toEqual([1, 2, 3, 4]);
  });
});
