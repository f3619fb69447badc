//! Sorts by numbers, and finds parts of sorted lists.

/// The positions of keys in the order of the keys, equal ones as they come. All lists are sorted by the same code, because each more
/// would weigh some kilobytes.
pub(crate) fn sorted_positions(keys: impl Iterator<Item = u32>) -> impl Iterator<Item = u32> {
    let mut all: Vec<u64> = keys
        .zip(0..)
        .map(|(key, at)| u64::from(key) << 32 | at)
        .collect();
    all.sort_unstable();
    all.into_iter().map(|key| key as u32)
}

/// The positions of keys below `end` in the order of the keys, equal ones as they come, after where those of each key begin
/// among them; those of key n end where those of key n + 1 begin. A counting sort: for keys that are many and small.
pub(crate) fn grouped(
    end: usize,
    keys: impl Iterator<Item = u32> + Clone,
) -> (Vec<usize>, Vec<u32>) {
    // Until they are written, the positions of a key begin at the entry after its own; writing moves that on to their end.
    let mut begins = vec![0; end + 2];
    let mut count = 0;
    for key in keys.clone() {
        begins[key as usize + 2] += 1;
        count += 1;
    }
    for key in 1..begins.len() {
        begins[key] += begins[key - 1];
    }
    let mut sorted = vec![0; count];
    for (at, key) in keys.enumerate() {
        let place = &mut begins[key as usize + 1];
        sorted[*place] = at as u32;
        *place += 1;
    }
    begins.pop();
    (begins, sorted)
}

/// The item with a key in a list that is sorted by this key.
pub(crate) fn item_of<T, K: Ord>(list: &[T], key: K, of: impl FnMut(&T) -> K) -> Option<&T> {
    list.get(list.binary_search_by_key(&key, of).ok()?)
}

/// What belongs to a key in a list of pairs that is sorted by key.
pub(crate) fn value_of<K: Copy + Ord, T: Copy>(list: &[(K, T)], key: K) -> Option<T> {
    item_of(list, key, |&(key, _)| key).map(|&(_, value)| value)
}

/// The items with keys from `from` to before `to` in a list that is sorted by this key.
pub(crate) fn between<T, K: Ord>(list: &[T], from: K, to: K, of: impl Fn(&T) -> K) -> &[T] {
    let before = |key: K| list.partition_point(|item| of(item) < key);
    list.get(before(from)..before(to)).unwrap_or_default()
}
