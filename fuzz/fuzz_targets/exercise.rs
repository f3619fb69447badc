//! The target `exercise` for libFuzzer.
#![no_main]
#![allow(unsafe_code, reason = "libFuzzer calls it by its name in C")]

libfuzzer_sys::fuzz_target!(|data: &[u8]| secateur_fuzz::exercise::run(data));
